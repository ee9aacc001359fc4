// Over plain HTTP there is no clipboard for pages: the old way, from a field that shows the text, works everywhere.
export async function copyFrom(field: HTMLInputElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    document.execCommand('copy');
  }
}
