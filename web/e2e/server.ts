// The real server: `bornes serve` with the built page and a separate database. It can be killed and started again.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = process.env['BORNES_CLI'] ?? join(root, 'build/release/bornes');

export class Server {
  readonly #folder = mkdtempSync(join(tmpdir(), 'bornes-web-'));
  #process: ChildProcess | null = null;
  #port = 0;

  private constructor(readonly options: readonly string[]) {}

  static async start(...options: string[]): Promise<Server> {
    const server = new Server(options);
    await server.begin();
    return server;
  }

  get url(): string {
    return this.urlAt('127.0.0.1');
  }
  urlAt(host: string): string {
    return `http://${host}:${this.#port}/`;
  }

  // Uses the same port and database as before, if there was one.
  async begin(): Promise<void> {
    const child = spawn(
      program,
      [
        'serve',
        '--listen',
        `127.0.0.1:${this.#port}`,
        '--database',
        `sqlite:${join(this.#folder, 'tables.db')}`,
        '--web',
        join(root, 'web/dist'),
        '--bot-delay',
        '30',
        '--unlimited',
        ...this.options,
      ],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    this.#process = child;
    let said = '';
    for await (const chunk of child.stdout) {
      said += String(chunk);
      const port = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(said)?.[1];
      if (!port) continue;
      this.#port = Number(port);
      return;
    }
    throw new Error(`the server did not start: ${said}`);
  }

  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
