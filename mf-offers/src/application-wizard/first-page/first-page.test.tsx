import { renderPage } from '@portal/kit/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { CurriculumField } from '../steps/curriculum-field';
import { drawFirstPage, type FirstPage, type Trouble } from './draw-first-page';

jest.mock('./draw-first-page');

const drawing = jest.mocked(drawFirstPage);

/** Object URLs that are not revoked yet. */
let held: string[] = [];

beforeEach(() => {
  held = [];
  let count = 0;
  drawing.mockReset().mockResolvedValue({ picture: new Blob(['picture']) });
  Object.assign(globalThis, { OffscreenCanvas: jest.fn() });
  Object.assign(URL, {
    createObjectURL() {
      count += 1;
      held.push(`blob:${count}`);
      return `blob:${count}`;
    },
    revokeObjectURL(url: string) {
      held = held.filter((other) => other !== url);
    },
  });
});

afterEach(() => setLine(undefined));

const setLine = (value: unknown) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true });

const pdf = (name: string) => new File(['%PDF-1.4\n%%EOF\n'], name);

const ignore = () => undefined;

const chosen = (file: File) => (
  <CurriculumField
    file={file}
    ownerName=""
    error={undefined}
    inputRef={ignore}
    onChange={ignore}
    onBlur={ignore}
  />
);

/** Chooses files one after the other. */
function Choices({ names }: { names: readonly string[] }) {
  const [files] = useState(() => names.map((name) => pdf(name)));
  const [place, setPlace] = useState(0);
  const file = files[place];
  return (
    <>
      <button onClick={() => setPlace(place + 1)}>Otro</button>
      {file && chosen(file)}
    </>
  );
}

const picture = (name: string) => screen.findByRole('img', { name: `Primera página de ${name}` });

async function expectNoPicture() {
  await act(async () => undefined);
  expect(screen.getByText('cv.pdf')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
}

test('a chosen CV shows its first page, which opens all of it', async () => {
  const { user } = renderPage(chosen(pdf('cv.pdf')));

  expect(await picture('cv.pdf')).toHaveAttribute('src', 'blob:1');
  await user.click(screen.getByRole('button', { name: 'Primera página de cv.pdf' }));

  expect(await screen.findByRole('dialog', { name: 'Currículum de cv.pdf' })).toBeInTheDocument();
});

test('a picture is let go when the step is left', async () => {
  const { unmount } = renderPage(chosen(pdf('cv.pdf')));
  await picture('cv.pdf');

  unmount();

  expect(held).toEqual([]);
});

test('another file takes the picture of the one before away, drawn or not', async () => {
  let finishFirst: (drawn: FirstPage) => void = () => undefined;
  drawing.mockReturnValueOnce(new Promise((resolve) => (finishFirst = resolve)));
  const { user } = renderPage(<Choices names={['uno.pdf', 'dos.pdf', 'tres.pdf']} />);
  const chooseAnother = () => user.click(screen.getByRole('button', { name: 'Otro' }));
  await waitFor(() => expect(drawing).toHaveBeenCalledTimes(1));

  await chooseAnother();
  expect(await picture('dos.pdf')).toBeInTheDocument();
  expect(drawing.mock.calls[0]?.[1].aborted).toBe(true);
  await act(async () => finishFirst({ picture: new Blob(['late']) }));
  expect(held).toEqual(['blob:1']);

  drawing.mockResolvedValueOnce({});
  await chooseAnother();
  expect(screen.getByText('tres.pdf')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(held).toEqual([]);
});

test('a file that cannot be drawn goes without a picture, and nothing is said of it', async () => {
  drawing.mockResolvedValue({});
  renderPage(chosen(pdf('cv.pdf')));
  await waitFor(() => expect(drawing).toHaveBeenCalled());
  await expectNoPicture();
});

test.each<[Trouble, string]>([
  ['locked', 'Este PDF pide una contraseña para abrirse'],
  ['broken', 'No pudimos abrir este PDF; puede estar dañado.'],
])('a file that turns out to be %s is told where it was chosen', async (trouble, told) => {
  drawing.mockResolvedValue({ trouble });
  renderPage(chosen(pdf('cv.pdf')));
  expect(await screen.findByRole('alert')).toHaveTextContent(told);
});

test('nor is anything said when the drawing itself fails', async () => {
  drawing.mockRejectedValue(new Error('No worker.'));
  renderPage(chosen(pdf('cv.pdf')));
  await waitFor(() => expect(drawing).toHaveBeenCalled());
  await expectNoPicture();
});

test.each([
  ['the visitor saves data', () => setLine({ saveData: true })],
  ['the browser is too old', () => Reflect.deleteProperty(globalThis, 'OffscreenCanvas')],
])('nothing is fetched for a picture when %s', async (_, arrange) => {
  arrange();
  renderPage(chosen(pdf('cv.pdf')));
  await expectNoPicture();
  expect(drawing).not.toHaveBeenCalled();
});

test('a file that will be refused is not drawn', async () => {
  renderPage(chosen(new File(['\x89PNG'], 'cv.pdf', { type: 'application/pdf' })));
  await expectNoPicture();
  expect(drawing).not.toHaveBeenCalled();
});
