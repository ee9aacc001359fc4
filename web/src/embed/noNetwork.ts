// Takes the place of the address of duels.net. A replay asks no bot, so the frame leaves out the network of master.
export default '';
