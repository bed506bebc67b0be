import { anApplication } from '@portal/contract/testing/an-application';
import { createStatusQueue, type Standing } from './status-queue';

const [received, interview, rejected] = ['Recibida', 'Entrevista', 'Rechazada'].map(
  (name, index) => ({ id: index + 1, name }),
);
if (!received || !interview || !rejected) throw new Error('unreachable');

const applicationOf = (id: number, name: string) => {
  const applicant = { id, name, email: 'a@example.org' };
  return anApplication({ id, applicant, status: received, version: 1 });
};
const ana = applicationOf(1, 'Ana');
const luis = applicationOf(2, 'Luis');

const save = jest.fn<Promise<Standing[]>, [readonly Standing[]]>();
const onSaved = jest.fn();
const onFailed = jest.fn();
const openQueue = () => createStatusQueue({ save, onSaved, onFailed });

/** The server's answer: each application with its next version. */
const saved = (applications: readonly Standing[]) =>
  applications.map((each) => ({ ...each, version: (each.version ?? 0) + 1 }));
const sent = () =>
  save.mock.calls.map(([applications]) =>
    applications
      .map(({ id, status }) => `${id === ana.id ? 'Ana' : 'Luis'} ${status.name}`)
      .join(', '),
  );
const settle = () => jest.advanceTimersByTimeAsync(0);

/** Holds the next request until the test finishes it. */
function holdNextCall() {
  let finish = (): void => undefined;
  save.mockImplementationOnce(async (applications) => {
    await new Promise<void>((resolve) => (finish = resolve));
    return saved(applications);
  });
  return () => finish();
}

beforeEach(() => {
  jest.useFakeTimers();
  [save, onSaved, onFailed].forEach((mock) => mock.mockReset());
  save.mockImplementation(async (applications) => saved(applications));
});
afterEach(() => jest.useRealTimers());

test('a chosen status is sent at once, with the whole application', async () => {
  openQueue().change({ application: ana, status: interview });
  await settle();

  expect(save).toHaveBeenCalledWith([{ ...ana, status: interview }]);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test('of several changes in a row by keys only the last is sent, and told once', async () => {
  const queue = openQueue();
  queue.change({ application: ana, status: interview }, { delay: 400 });
  await jest.advanceTimersByTimeAsync(300);
  queue.change({ application: ana, status: rejected }, { delay: 400 });
  await jest.advanceTimersByTimeAsync(399);
  expect(save).not.toHaveBeenCalled();

  await jest.advanceTimersByTimeAsync(1);

  expect(sent()).toEqual(['Ana Rechazada']);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test('rows do not wait for each other', async () => {
  const queue = openQueue();
  queue.change({ application: ana, status: interview }, { delay: 400 });
  queue.change({ application: luis, status: rejected });
  await settle();
  expect(sent()).toEqual(['Luis Rechazada']);

  await jest.advanceTimersByTimeAsync(400);

  expect(sent()).toEqual(['Luis Rechazada', 'Ana Entrevista']);
});

test('what still waits is sent when the field is left', async () => {
  const queue = openQueue();
  queue.change({ application: ana, status: interview }, { delay: 400 });

  queue.flush();
  await jest.advanceTimersByTimeAsync(1000);

  expect(sent()).toEqual(['Ana Entrevista']);
});

test('a change during a call follows it, with the version that the call has made', async () => {
  const finish = holdNextCall();
  const queue = openQueue();
  queue.change({ application: ana, status: interview });
  queue.change({ application: ana, status: rejected });
  await settle();
  expect(sent()).toEqual(['Ana Entrevista']);

  finish();
  await settle();

  expect(sent()).toEqual(['Ana Entrevista', 'Ana Rechazada']);
  expect(save.mock.lastCall?.[0]).toMatchObject([{ version: 2 }]);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test('what is chosen is shown until it is saved, or has failed', async () => {
  const finish = holdNextCall();
  const queue = openQueue();
  queue.change({ application: ana, status: interview });
  expect([...queue.state().pending]).toEqual([[1, interview]]);

  finish();
  await settle();
  expect([...queue.state().pending]).toEqual([]);

  save.mockRejectedValue(new Error('refused'));
  queue.change({ application: ana, status: rejected });
  await settle();
  expect([...queue.state().pending]).toEqual([]);
});

test('a failure tells what was there and what was wanted', async () => {
  const failure = new Error('refused');
  save.mockRejectedValue(failure);

  openQueue().change({ application: ana, status: interview });
  await settle();

  expect(onFailed).toHaveBeenCalledWith(
    { manner: 'alert', before: [ana], wanted: [{ ...ana, status: interview }] },
    failure,
  );
});

test('a status that was changed elsewhere since can be chosen again', async () => {
  const queue = openQueue();
  queue.change({ application: ana, status: interview });
  await settle();

  queue.change({ application: { ...ana, status: rejected, version: 7 }, status: interview });
  await settle();

  expect(save.mock.lastCall?.[0]).toMatchObject([{ version: 7 }]);
});

test('a list that was read before the last change was saved does not bring its version back', async () => {
  const queue = openQueue();
  queue.change({ application: ana, status: interview });
  await settle();

  queue.change({ application: ana, status: rejected });
  await settle();

  expect(save.mock.lastCall?.[0]).toMatchObject([{ version: 2 }]);
});

test('several are changed by one call, which waits for what is under way', async () => {
  const finish = holdNextCall();
  const queue = openQueue();
  queue.change({ application: ana, status: interview });
  queue.change({ application: luis, status: interview }, { delay: 400 });
  const many = [ana, luis].map((application) => ({ application, status: rejected }));
  const isChanged = queue.changeMany(many, 'many');
  await settle();
  expect(sent()).toEqual(['Ana Entrevista', 'Luis Entrevista']);

  finish();

  expect(await isChanged).toBe(true);
  expect(sent().slice(2)).toEqual(['Ana Rechazada, Luis Rechazada']);
  expect(onSaved).toHaveBeenLastCalledWith(
    expect.objectContaining({
      manner: 'many',
      before: [
        { ...ana, status: interview, version: 2 },
        { ...luis, status: interview, version: 2 },
      ],
    }),
    [expect.anything(), expect.anything()],
  );
});

test('of several that are refused none stays as it was wanted', async () => {
  save.mockRejectedValue(new Error('refused'));
  const queue = openQueue();
  const many = [ana, luis].map((application) => ({ application, status: rejected }));

  expect(await queue.changeMany(many, 'many')).toBe(false);

  expect([...queue.state().pending]).toEqual([]);
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test('knows what was done here from what a colleague has done', async () => {
  const finish = holdNextCall();
  const queue = openQueue();
  expect(queue.isOwn(ana)).toBe(false);
  queue.change({ application: ana, status: interview });
  expect(queue.isOwn({ ...ana, version: 2 })).toBe(true);

  finish();
  await settle();

  expect(queue.isOwn({ ...ana, version: 2 })).toBe(true);
  expect(queue.isOwn({ ...ana, version: 3 })).toBe(false);
});

test('a list that was read before the last of several changes here shows nobody else’s', async () => {
  const queue = openQueue();
  queue.change({ application: ana, status: interview });
  await settle();
  queue.change({ application: { ...ana, version: 2 }, status: rejected });
  await settle();

  expect(queue.isOwn({ id: ana.id, version: 2 })).toBe(true);
  expect(queue.isOwn({ id: ana.id, version: 3 })).toBe(true);
  expect(queue.isOwn({ id: ana.id, version: 4 })).toBe(false);
  expect(queue.isOwn({ id: luis.id, version: 1 })).toBe(false);
});
