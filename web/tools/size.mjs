// The first load, gzipped: everything that the page asks for, with the largest of the languages. Fails beyond the limit.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const limit = 200 * 1024;
const dist = fileURLToPath(new URL('../dist', import.meta.url));

const filesIn = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });

let total = 0;
let largestLanguage = 0;
for (const file of filesIn(dist)) {
  const size = gzipSync(readFileSync(file), { level: 9 }).length;
  if (/words-[^/]*\.js$/.test(file)) largestLanguage = Math.max(largestLanguage, size);
  else total += size;
  console.log(`${String(size).padStart(8)}  ${file.slice(dist.length + 1)}`);
}
total += largestLanguage;
console.log(`${String(total).padStart(8)}  bytes gzipped in all, of ${limit}`);
process.exit(total > limit ? 1 : 0);
