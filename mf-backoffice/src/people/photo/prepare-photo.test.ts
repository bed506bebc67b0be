import { canDrawPhotos, drawPhoto } from './draw-photo';
import { preparePhoto } from './prepare-photo';

jest.mock('./draw-photo');

const canDraw = jest.mocked(canDrawPhotos);
const drawing = jest.mocked(drawPhoto);

beforeEach(() => {
  canDraw.mockReset().mockReturnValue(true);
  drawing.mockReset().mockResolvedValue(undefined);
});

const fileOf = (head: string, { name = 'foto.jpg', type = 'image/jpeg', size = 100 } = {}) =>
  new File([Uint8Array.from(head, (each) => each.charCodeAt(0)), new Uint8Array(size)], name, {
    type,
  });
const jpeg = '\xFF\xD8\xFF';
const heic = '\0\0\0\x18ftypheic';
const megabytes = 4_000_000;

test('a photo that the server takes goes as it is', async () => {
  const file = fileOf(jpeg, { type: '', name: 'foto' });
  drawing.mockResolvedValue('fits');

  expect(await preparePhoto(file)).toEqual({ photo: file });
  expect(drawing).toHaveBeenCalledWith({ file, fitsUpTo: 6000 });
});

test.each([
  ['too many bytes', jpeg, megabytes],
  ['a format that the server does not open', heic, 100],
  ['a format that nobody knows', 'new', 100],
])('one of %s is drawn again as a JPEG where the browser can', async (_name, head, size) => {
  const file = fileOf(head, { name: 'IMG_1.HEIC', size, type: '' });
  drawing.mockResolvedValue(new Blob(['drawn']));

  expect(await preparePhoto(file)).toMatchObject({
    photo: { name: 'IMG_1.jpg', type: 'image/jpeg', size: 5 },
  });
  expect(drawing).toHaveBeenCalledWith({ file, fitsUpTo: 0 });
});

test.each([
  ['a kind of picture', fileOf(heic), 'La foto está en formato HEIC, que no podemos abrir aquí'],
  ['too large', fileOf(jpeg, { size: megabytes }), 'Este navegador no pudo reducir la foto'],
  ['no picture', fileOf('%PDF-1.4'), 'EL archivo debe ser del tipo imagen'],
])('what cannot be drawn is told: %s', async (_name, file, problem) => {
  expect(await preparePhoto(file)).toEqual({ problem: expect.stringContaining(problem) });
});

test('a damaged photo of a kind that the server opens is left to it', async () => {
  const file = fileOf(jpeg);

  expect(await preparePhoto(file)).toEqual({ photo: file });
});

test('an old browser goes by the kind, and of what it does not know by the type', async () => {
  canDraw.mockReturnValue(false);
  const unknown = fileOf('?', { type: 'image/new' });

  expect(await preparePhoto(unknown)).toEqual({ photo: unknown });
  expect(await preparePhoto(fileOf('?', { type: 'text/plain' }))).toEqual({
    problem: 'EL archivo debe ser del tipo imagen',
  });
  expect(await preparePhoto(fileOf(heic))).toMatchObject({ problem: expect.any(String) });
  expect(drawing).not.toHaveBeenCalled();
});
