import { keepTyped } from './keep-typed';
import { keepTypedIn } from './typed-fields';

jest.mock('./keep-typed', () => ({ keepTyped: jest.fn() }));

test('an empty window fetches nothing to keep what is typed, a page with fields does', async () => {
  const root = document.createElement('main');
  await keepTypedIn(root);
  await keepTypedIn(root, []);
  expect(keepTyped).not.toHaveBeenCalled();

  root.append(document.createElement('input'));
  await keepTypedIn(root);
  expect(keepTyped).toHaveBeenCalledTimes(1);
});
