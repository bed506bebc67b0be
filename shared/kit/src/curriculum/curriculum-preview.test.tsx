import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { fakeApi, refusal, type FakeApi } from '../testing/fake-api';
import { renderPage } from '../testing/render-page';
import { CurriculumPreview } from './curriculum-preview';

const read = 'GET /api/descargar-cv/b2c4.pdf';

let api: FakeApi;

/** Channels with the same name. Each receives the messages of the others. */
let channels: { name: string; listen?: (event: { data: unknown }) => void }[] = [];

class Channel {
  readonly name: string;
  listen?: (event: { data: unknown }) => void;

  constructor(name: string) {
    this.name = name;
    channels.push(this);
  }

  addEventListener(_type: string, listen: (event: { data: unknown }) => void) {
    this.listen = listen;
  }

  postMessage(data: unknown) {
    for (const other of channels) {
      if (other !== this && other.name === this.name) other.listen?.({ data });
    }
  }

  close() {
    channels = channels.filter((other) => other !== this);
  }
}

beforeEach(() => {
  channels = [];
  Object.assign(globalThis, { BroadcastChannel: Channel });
  api = fakeApi({ [read]: new Blob(['%PDF-'], { type: 'text/html' }) });
  setPdfViewer(true);
  setWidth('narrow');
});

const setPdfViewer = (value: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value, configurable: true });

function setWidth(width: 'narrow' | 'wide') {
  const matches = width === 'wide';
  window.matchMedia = (media) =>
    ({ media, matches, addEventListener() {}, removeEventListener() {} }) as never;
}

function Sample({ source, isBeside }: { source: Blob | string | undefined; isBeside: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Ver</button>
      {isOpen && (
        <CurriculumPreview
          name="Ana Rojas"
          source={source}
          isBeside={isBeside}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

async function open(source: Blob | string | undefined, { isBeside = false } = {}) {
  const { user } = renderPage(<Sample source={source} isBeside={isBeside} />);
  await user.click(screen.getByRole('button', { name: 'Ver' }));
  return user;
}

test('a CV of the server is shown as a PDF in a dialog, and its file is let go afterwards', async () => {
  const user = await open('b2c4.pdf');

  const pages = await screen.findByTitle('Currículum de Ana Rojas (PDF)');
  expect(screen.getByRole('dialog', { name: 'Currículum de Ana Rojas' })).toContainElement(pages);
  expect(api.callsOf(read)).toMatchObject([{ signal: expect.any(AbortSignal) }]);
  const address = pages.getAttribute('src') ?? '';
  expect(address).toMatch(/^\/visor#\d+-\d+$/);
  expect(screen.getByRole('link', { name: 'Abrir en otra pestaña' })).toHaveAttribute(
    'href',
    address,
  );
  expect(askFor(address)).toEqual({
    title: 'Currículum de Ana Rojas',
    bytes: expect.any(ArrayBuffer),
  });

  await user.click(screen.getByRole('button', { name: 'Cerrar ventana' }));

  await waitFor(() => expect(askFor(address)).toBeUndefined());
});

/** Returns the answer that the viewer page receives. */
function askFor(address: string) {
  let answer: unknown;
  const viewer = new Channel(address.split('#')[1] ?? '');
  viewer.addEventListener('message', ({ data }) => {
    answer = data;
  });
  viewer.postMessage('ready');
  viewer.close();
  return answer;
}

test('a file of this device is shown without asking the server', async () => {
  await open(new File(['%PDF-'], 'cv.pdf'));

  expect(await screen.findByTitle('Currículum de Ana Rojas (PDF)')).toBeInTheDocument();
  expect(api.calls).toEqual([]);
});

test('beside a list it is a region that takes the focus, gives it back, and closes with Esc', async () => {
  setWidth('wide');
  const user = await open('b2c4.pdf', { isBeside: true });

  const panel = await screen.findByRole('complementary', { name: 'Currículum de Ana Rojas' });
  expect(screen.getByRole('heading', { name: 'Currículum de Ana Rojas' })).toHaveFocus();
  await user.keyboard('{Escape}');

  expect(panel).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ver' })).toHaveFocus();
});

test('a failure can be tried again', async () => {
  api.answerOnce(read, refusal(500));
  const user = await open('b2c4.pdf');

  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByTitle('Currículum de Ana Rojas (PDF)')).toBeInTheDocument();
});

test('says that it is on its way', async () => {
  api.hold(read);
  await open('b2c4.pdf');
  expect(await screen.findByText('Cargando currículum...')).toBeInTheDocument();
});

test('says when somebody sent none', async () => {
  await open(undefined);
  expect(await screen.findByText('Ana Rojas no adjuntó un currículum.')).toBeInTheDocument();
});

test('a browser that shows no PDF within a page still opens it', async () => {
  setPdfViewer(false);
  await open('b2c4.pdf');

  expect(await screen.findByText(/no muestra archivos PDF/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Abrir en otra pestaña' })).toBeInTheDocument();
  expect(screen.queryByTitle('Currículum de Ana Rojas (PDF)')).not.toBeInTheDocument();
});
