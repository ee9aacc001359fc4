// A link that contains a whole record: #/r/VERSION/DATA, and /MOVE for a place in it. DATA is the text, deflated, in
// base64url. What stands after the # of an address is sent to no server.
import { deflate, fromBase64url, inflate, toBase64url, TooLarge } from './bytes';
import { mostText, Unopened } from './unopened';

const version = 1;
const longestData = 200_000; // characters of DATA

const opening = `#/r/`;
export const isRecordLink = (hash: string): boolean => hash.startsWith(opening);

// Throws Unopened if the record is too long for a link: a file can be sent instead.
export async function linkOf(record: string, move = 0): Promise<string> {
  const bytes = new TextEncoder().encode(record);
  const data = bytes.length <= mostText ? toBase64url(await deflate(bytes)) : null;
  if (data === null || data.length > longestData) throw new Unopened('link-too-large');
  return `${opening}${version}/${data}${move > 0 ? `/${move}` : ''}`;
}

export interface LinkedRecord {
  text: string;
  move: number | null;
}

// Throws Unopened.
export async function recordInLink(hash: string): Promise<LinkedRecord> {
  const [stated = '', data = '', move] = hash.slice(opening.length).split('/');
  if (/^\d+$/.test(stated) && Number(stated) !== version) throw new Unopened('link-version');
  if (data.length > longestData) throw new Unopened('too-large');
  if (stated === '' || data === '' || (move !== undefined && !/^\d{1,9}$/.test(move)))
    throw new Unopened('link-broken');
  try {
    const bytes = await inflate(fromBase64url(data), mostText);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, move: move === undefined ? null : Number(move) };
  } catch (error) {
    throw new Unopened(error instanceof TooLarge ? 'too-large' : 'link-broken');
  }
}
