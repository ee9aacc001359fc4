// Starts a worker for one job. Call the result to end the worker at once.
import type { GameFacts, Job, LevelRange, Rate, Report } from './messages';

export type Start = (job: Job, tell: (report: Report) => void) => () => void;

const isLast = ({ kind }: Report): boolean => kind !== 'progress';

export const startWork: Start = (job, tell) => {
  const worker = new Worker(new URL('./reviewer.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
    if (isLast(data)) worker.terminate();
    tell(data);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    tell({ kind: 'failed' });
  });
  worker.postMessage(job);
  return () => worker.terminate();
};

// The results of jobs without progress reports; null if the worker failed.
export const gameFacts = (records: string[], start: Start = startWork): Promise<(GameFacts | null)[] | null> =>
  new Promise((resolve) => {
    start({ kind: 'facts', records }, (report) => resolve(report.kind === 'facts' ? report.games : null));
  });

export const levelNames = (rates: Rate[], start: Start = startWork): Promise<LevelRange[] | null> =>
  new Promise((resolve) => {
    start({ kind: 'names', rates }, (report) => resolve(report.kind === 'names' ? report.levels : null));
  });
