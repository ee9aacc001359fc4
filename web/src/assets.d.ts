declare module 'bornes.wasm?url' {
  const url: string;
  export default url;
}
declare module 'bornes-review.wasm?url' {
  const url: string;
  export default url;
}
