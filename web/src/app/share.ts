// Shares something: through the system's share menu if there is one, otherwise by copying or saving.
import { saveBlob } from './save';

export type Shared = 'shared' | 'copied' | 'saved' | 'not-shared';

// A person who closes the share menu has shared nothing, which is not an error.
const unshared = (): Shared => 'not-shared';

async function send(text: string): Promise<Shared> {
  const { share } = navigator as Partial<Navigator>; // not in every browser
  if (share) return await share.call(navigator, { text }).then(() => 'shared');
  await navigator.clipboard.writeText(text);
  return 'copied';
}

async function sendPicture(picture: Promise<Blob>): Promise<Shared> {
  const file = new File([await picture], 'mille-bornes.png', { type: 'image/png' });
  if ('canShare' in navigator && navigator.canShare({ files: [file] }))
    return await navigator.share({ files: [file] }).then(() => 'shared');
  saveBlob(file.name, file);
  return 'saved';
}

// Returns how the text was shared.
export const shareText = (text: string): Promise<Shared> => send(text).catch(unshared);
export const sharePicture = (picture: Promise<Blob>): Promise<Shared> => sendPicture(picture).catch(unshared);
