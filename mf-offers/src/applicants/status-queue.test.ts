import { anApplication } from '../testing/an-offer';
import { createStatusQueue } from './status-queue';

const [received, interview, rejected] = ['Recibida', 'Entrevista', 'Rechazada'].map(
  (name, index) => ({ id: index + 1, name }),
);
if (!received || !interview || !rejected) throw new Error('unreachable');

const ana = anApplication(1, 'Ana', { status: received });
const luis = anApplication(2, 'Luis', { status: received });

const save = jest.fn();
const onSaved = jest.fn();
const onFailed = jest.fn();
const openQueue = () => createStatusQueue({ save, onSaved, onFailed });

const sent = () => save.mock.calls.map(([{ applicant, status }]) => [applicant.name, status.name]);
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  [save, onSaved, onFailed].forEach((mock) => mock.mockReset());
  save.mockResolvedValue('Hecho');
});
afterEach(() => jest.useRealTimers());

test('a chosen status is sent at once, with the whole application', async () => {
  openQueue().change(ana, interview);
  await settle();

  expect(save).toHaveBeenCalledWith({ ...ana, status: interview });
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test('of several changes in a row by keys only the last is sent, and told once', async () => {
  const queue = openQueue();
  queue.change(ana, interview, { delay: 400 });
  await jest.advanceTimersByTimeAsync(300);
  queue.change(ana, rejected, { delay: 400 });
  await jest.advanceTimersByTimeAsync(399);
  expect(save).not.toHaveBeenCalled();

  await jest.advanceTimersByTimeAsync(1);

  expect(sent()).toEqual([['Ana', 'Rechazada']]);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test('rows do not wait for each other', async () => {
  const queue = openQueue();
  queue.change(ana, interview, { delay: 400 });
  queue.change(luis, rejected);
  await settle();
  expect(sent()).toEqual([['Luis', 'Rechazada']]);

  await jest.advanceTimersByTimeAsync(400);

  expect(sent()).toEqual([
    ['Luis', 'Rechazada'],
    ['Ana', 'Entrevista'],
  ]);
});

test('what still waits is sent when the field is left', async () => {
  const queue = openQueue();
  queue.change(ana, interview, { delay: 400 });

  queue.flush();
  await jest.advanceTimersByTimeAsync(1000);

  expect(sent()).toEqual([['Ana', 'Entrevista']]);
});

test('a change during a call follows it', async () => {
  let finish = (): void => undefined;
  save.mockReturnValueOnce(new Promise<void>((resolve) => (finish = resolve)));
  const queue = openQueue();
  queue.change(ana, interview);
  queue.change(ana, rejected);
  await settle();
  expect(sent()).toEqual([['Ana', 'Entrevista']]);

  finish();
  await settle();

  expect(sent()).toEqual([
    ['Ana', 'Entrevista'],
    ['Ana', 'Rechazada'],
  ]);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test('a failure hands back what the server has', async () => {
  const failure = new Error('refused');
  save.mockRejectedValue(failure);

  openQueue().change(ana, interview);
  await settle();

  expect(onFailed).toHaveBeenCalledWith(ana, failure);
});

test('a status that was changed elsewhere since can be chosen again', async () => {
  const queue = openQueue();
  queue.change(ana, interview);
  await settle();

  queue.change({ ...ana, status: rejected }, interview);
  await settle();

  expect(save).toHaveBeenCalledTimes(2);
});

test('a quiet change is told quietly', async () => {
  openQueue().change(ana, interview, { isQuiet: true });
  await settle();

  expect(onSaved).toHaveBeenCalledWith(true);
});
