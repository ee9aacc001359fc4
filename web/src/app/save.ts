// Offers the person a file to save.
export const saveText = (name: string, text: string): void => saveBlob(name, new Blob([text], { type: 'text/plain' }));

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
