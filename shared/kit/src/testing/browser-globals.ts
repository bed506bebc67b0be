import { TextDecoder, TextEncoder } from 'node:util';

// What browsers have and jsdom lacks, as far as the libraries in use ask for it.
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

Element.prototype.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
