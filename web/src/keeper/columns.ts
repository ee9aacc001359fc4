// The columns of a sheet that is wider than its window.
export const nameColumn = 118; // pixels for the names of the rows
const least = 60; // pixels for a figure
export const mostPrinted = 12; // columns of usual size on a sheet of paper

// Returns the width of a column, so that the window shows whole hands, or whole columns if a hand has too many teams.
// Returns null if everything fits.
export function columnOf(width: number, teams: number, hands: number): number | null {
  const room = width - nameColumn;
  const fitting = Math.max(1, Math.floor(room / least));
  if (width === 0 || teams * hands <= fitting) return null;
  const shown = fitting >= teams ? fitting - (fitting % teams) : fitting;
  return Math.floor(room / shown);
}
