/** Some browsers read the file only after the click, so the URL stays valid for 10 seconds. */
const readingTime = 10_000;

/** Downloads a file through the browser, under the given name. */
export function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readingTime);
}
