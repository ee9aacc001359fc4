// The npm package in a project that has nothing else: TypeScript knows its types, and Vite finds the wasm files without
// configuration, when it serves the project and when it builds it. The element <bornes-replay> shows a game in both.
import { expect, test, type Page } from '@playwright/test';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, createServer, preview, type InlineConfig } from 'vite';

const web = fileURLToPath(new URL('..', import.meta.url));
const wasm = resolve(process.env['BORNES_WASM'] ?? join(web, '../build/wasm/bornes.wasm'));
const script = `
import { load, loadReview, type Engine, type Position } from 'bornes';

function playOut(engine: Engine, position: Position): number {
  while (position.legalActions().length > 0)
    position.apply(engine.actionFromText(position.think('casual', 1n, 10).action));
  return position.score()[0]!.total;
}

const engine = await load();
const rules = engine.makeRules('parker-1988', 2);
const points = playOut(engine, rules.deal(rules.shuffledDeck(2026n), 1));
document.title = \`scored \${points}\`;
const record = engine.writeRecord({ rules: 'parker-1988', players: 2, hands: [] });
document.title += \`, reviewed \${(await loadReview()).review(record).steps()}\`;
`;

let project = '';

test.beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'bornes-vite-'));
  const outDir = join(project, 'replay');
  await build({ root: web, configFile: join(web, 'vite.package.config.ts'), logLevel: 'error', build: { outDir } });
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: project, stdio: 'pipe' });
  run('node', join(web, '../bindings/npm/make.mjs'), '1.2.3', dirname(wasm), join(project, 'made'));
  run('node', join(web, '../bindings/npm/add_replay.mjs'), 'made', 'replay');
  run('npm', 'pack', '--silent', './made');
  for (const folder of ['made', 'replay']) rmSync(join(project, folder), { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', './bornes-1.2.3.tgz');
  writeFileSync(join(project, 'main.ts'), script);
  mkdirSync(join(project, 'public'));
  cpSync(join(web, '../examples/web/game.bornes'), join(project, 'public/game.bornes'));
  writeFileSync(join(project, 'replay.ts'), "import 'bornes/replay';\n");
  writeFileSync(
    join(project, 'replay.html'),
    '<!doctype html><body><bornes-replay src="game.bornes"></bornes-replay><script type="module" src="replay.ts"></script>',
  );
  writeFileSync(
    join(project, 'index.html'),
    '<!doctype html><title>waiting</title><script type="module" src="main.ts"></script>',
  );
});
test.afterAll(() => rmSync(project, { recursive: true, force: true }));

const config = (): InlineConfig => ({
  root: project,
  configFile: false,
  logLevel: 'error',
  build: {
    target: 'es2022',
    rollupOptions: { input: ['index.html', 'replay.html'].map((name) => join(project, name)) },
  },
});

async function showsGame(page: Page, address: string | undefined): Promise<void> {
  await page.goto(`${address!}replay.html`);
  const frame = page.locator('bornes-replay').frameLocator('iframe');
  await frame.getByRole('button', { name: 'Next move' }).click();
  await expect(frame.getByRole('slider', { name: 'Place in the game' })).toHaveValue('1');
}

async function works(page: Page, address: string | undefined): Promise<void> {
  await page.goto(address!);
  await expect(page).toHaveTitle(/^scored -?\d+, reviewed 0$/);
}

test('TypeScript knows the package, and refuses what it does not have', () => {
  const options = '--noEmit --strict --noUncheckedIndexedAccess --target es2022 --module nodenext --lib es2022,dom';
  const compiler = join(web, 'node_modules/typescript/bin/tsc');
  const types = (file: string) =>
    spawnSync('node', [compiler, ...options.split(' '), file], { cwd: project, encoding: 'utf8' }).stdout;
  expect(types('main.ts')).toBe('');
  expect(types('replay.ts')).toBe('');
  writeFileSync(join(project, 'wrong.ts'), script.replace('writeRecord', 'writeRecords'));
  expect(types('wrong.ts')).toContain("'writeRecords' does not exist");
});

test('Vite serves it', async ({ page }) => {
  const server = await createServer(config());
  await server.listen(0);
  await works(page, server.resolvedUrls?.local[0]);
  await showsGame(page, server.resolvedUrls?.local[0]);
  await server.close();
});

test('Vite builds it, and the page downloads the wasm files as they are', async ({ page }) => {
  await build(config());
  const server = await preview({ ...config(), preview: { port: 0 } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await works(page, server.resolvedUrls?.local[0]);
  expect(asked.filter((url) => url.endsWith('.wasm'))).toHaveLength(2);
  expect(asked.filter((url) => /-wasm.*\.js$/.test(url))).toHaveLength(0);
  await showsGame(page, server.resolvedUrls?.local[0]);
  await new Promise((done) => server.httpServer.close(done));
});
