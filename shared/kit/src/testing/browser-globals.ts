import { TextDecoder, TextEncoder } from 'node:util';

// Browser APIs that jsdom lacks and that our libraries use.
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  structuredClone:
    globalThis.structuredClone ?? ((value: unknown) => JSON.parse(JSON.stringify(value))),
  // axios checks for it on import.
  fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  IntersectionObserver: Observer,
  ResizeObserver: Observer,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }),
});

const readFile = (file: Blob, how: 'readAsArrayBuffer' | 'readAsText') =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.addEventListener('error', () => reject(reader.error));
    reader[how](file);
  });

Object.assign(Blob.prototype, {
  arrayBuffer(this: Blob) {
    return readFile(this, 'readAsArrayBuffer');
  },
  text(this: Blob) {
    return readFile(this, 'readAsText');
  },
});

Element.prototype.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

const openDialogs: { dialog: HTMLDialogElement; opener: Element | null }[] = [];

// jsdom has the dialog element without its behaviour.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    openDialogs.push({ dialog: this, opener: document.activeElement });
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    const at = openDialogs.findIndex(({ dialog }) => dialog === this);
    const [closed] = at < 0 ? [] : openDialogs.splice(at, 1);
    if (!closed) return;
    this.open = false;
    if (closed.opener instanceof HTMLElement) closed.opener.focus();
    this.dispatchEvent(new Event('close'));
  },
});

window.addEventListener(
  'keydown',
  ({ key }) => key === 'Escape' && openDialogs.at(-1)?.dialog.close(),
  true,
);
