// The worker that reviews games. It is separate, so that no game waits for a review. It does one job and reports its
// progress.
import wasmUrl from 'bornes-review.wasm?url';
import { load } from '../../../bindings/wasm/bornes.mjs';
import type { Job, Report } from './messages';
import { work } from './study';

const engine = fetch(wasmUrl)
  .then((response) => response.arrayBuffer())
  .then(load);

const tell = (report: Report): void => self.postMessage(report);

async function run(job: Job): Promise<void> {
  for (const report of work(await engine, job)) tell(report);
}

self.addEventListener('message', ({ data }: MessageEvent<Job>) => {
  run(data).catch(() => tell({ kind: 'failed' }));
});
