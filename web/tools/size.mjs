// Measures the first load for a browser that accepts Brotli: everything that a game needs, with the largest language.
// Fails beyond the limit.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const limit = 200_000;
const dist = fileURLToPath(new URL('../dist', import.meta.url));
const listed = (name) => JSON.parse(new RegExp(`^const ${name} = (\\[.*?\\])`, 'm').exec(worker)[1]);
const worker = readFileSync(join(dist, 'sw.js'), 'utf8');

function sizeOf(file) {
  const path = join(dist, file === './' ? 'index.html' : file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

let total = 0;
for (const file of [...listed('first'), './sw.js']) {
  total += sizeOf(file);
  console.log(`${String(sizeOf(file)).padStart(8)}  ${file}`);
}
const languages = Object.values(JSON.parse(/^const words = (\{.*?\})/m.exec(worker)[1]));
total += Math.max(...languages.map(sizeOf));
for (const file of languages) console.log(`${String(sizeOf(file)).padStart(8)}  ${file}, for those who read it`);
for (const file of listed('later')) console.log(`${String(sizeOf(file)).padStart(8)}  ${file}, when it is opened`);
console.log(`${String(total).padStart(8)}  bytes of Brotli for the first load, of ${limit}`);
process.exit(total > limit ? 1 : 0);
