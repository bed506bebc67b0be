type SavedFile = { name: string; content: Blob };

/** Files that the page downloads until the end of the test. */
export function savedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const contents = new Map<string, Blob>();
  const offer = (content: Blob) => {
    const url = `blob:${contents.size}`;
    contents.set(url, content);
    return url;
  };
  Object.assign(URL, { createObjectURL: offer, revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function (this: HTMLAnchorElement) {
    const content = contents.get(this.href);
    if (content) saved.push({ name: this.download, content });
  });
  restore = () => click.mockRestore();
  return saved;
}

let restore = () => {};
afterEach(() => restore());
