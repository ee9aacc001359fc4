declare module 'bornes.wasm?url' {
  const url: string;
  export default url;
}
