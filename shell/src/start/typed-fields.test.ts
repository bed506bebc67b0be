import { restoreTypedValues } from './restore-typed-values';
import { restoreTypedValuesLazily } from './typed-fields';

jest.mock('./restore-typed-values', () => ({ restoreTypedValues: jest.fn() }));

test('an empty window fetches nothing to keep what is typed, a page with fields does', async () => {
  const root = document.createElement('main');
  await restoreTypedValuesLazily(root);
  await restoreTypedValuesLazily(root, []);
  expect(restoreTypedValues).not.toHaveBeenCalled();

  root.append(document.createElement('input'));
  await restoreTypedValuesLazily(root);
  expect(restoreTypedValues).toHaveBeenCalledTimes(1);
});
