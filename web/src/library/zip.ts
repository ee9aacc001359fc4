// Zip archives. Written without compression, which is quick. Read with compression too, because other programs
// compress. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
import { inflate } from './bytes';

export interface ZipFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const local = 0x04034b50;
const central = 0x02014b50;
const end = 0x06054b50;
const utf8 = 0x0800; // names are UTF-8
const endSize = 22;
const mostComment = 0xffff; // bytes of the comment that may follow the end record

const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let k = 0; k < 8; ++k) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = crcTable[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

// Packs numbers of two or four bytes one after the other.
function packed(numbers: readonly [2 | 4, number][]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(numbers.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of numbers) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

const noDate: readonly [2 | 4, number][] = [
  [2, 0],
  [2, 0x21], // the earliest date of the format; records have their own date
];

export function zipOf(files: readonly ZipFile[]): Blob {
  const body: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let at = 0;
  let listed = 0;
  for (const { name, bytes } of files) {
    const named = new TextEncoder().encode(name);
    const facts: [2 | 4, number][] = [
      [2, 20],
      [2, utf8],
      [2, 0],
      ...noDate,
      [4, crcOf(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, named.length],
      [2, 0],
    ];
    body.push(packed([[4, local], ...facts]), named, bytes);
    directory.push(packed([[4, central], [2, 20], ...facts, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]]), named);
    at += 30 + named.length + bytes.length;
    listed += 46 + named.length;
  }
  const count = files.length;
  const last = packed([
    [4, end],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, listed],
    [4, at],
    [2, 0],
  ]);
  return new Blob([...body, ...directory, last], { type: 'application/zip' });
}

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

interface Listed {
  name: string;
  method: number;
  size: number; // in the archive
  at: number; // offset of its local header
}

function listed(bytes: Uint8Array, view: DataView): Listed[] {
  let last = bytes.length - endSize;
  const first = Math.max(0, last - mostComment);
  while (last >= first && view.getUint32(last, true) !== end) --last;
  if (last < first) throw new RangeError('no end of an archive');
  const files: Listed[] = [];
  let at = view.getUint32(last + 16, true);
  for (let left = view.getUint16(last + 10, true); left > 0; --left) {
    if (view.getUint32(at, true) !== central) throw new RangeError('no entry of an archive');
    const named = view.getUint16(at + 28, true);
    files.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + named)),
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + named + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}

// Yields one file after the other, or null for a file that is broken or larger than `most`. Throws if it is no archive.
export async function* filesIn(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): AsyncGenerator<{ name: string; bytes: Uint8Array<ArrayBuffer> | null }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const { name, method, size, at } of listed(bytes, view)) {
    try {
      const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
      const raw = bytes.slice(start, start + size);
      if (raw.length !== size || (method === 0 && size > most)) throw new RangeError();
      yield { name, bytes: method === 0 ? raw : await inflate(raw, most, 'deflate-raw') };
    } catch {
      yield { name, bytes: null };
    }
  }
}
