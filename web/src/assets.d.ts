declare module 'bornes.wasm?url' {
  const url: string;
  export default url;
}
declare module 'bornes-review.wasm?url' {
  const url: string;
  export default url;
}
// Made by vite.package.config.ts.
declare module 'virtual:frame' {
  export const text: string;
}
