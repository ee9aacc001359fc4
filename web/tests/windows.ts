// The windows in which the whole table must fit: widths and heights in pixels.
export const windows: readonly (readonly [number, number])[] = [
  [320, 568],
  [390, 844],
  [667, 375],
  [844, 390],
  [915, 412],
  [820, 1180],
  [1024, 600],
  [1280, 600],
  [1366, 625],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
  [640, 400], // 1280 by 800 at 200 %
];
