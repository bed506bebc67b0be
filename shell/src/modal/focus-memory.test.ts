import { rememberFocus, returnFocus } from './focus-memory';

function button() {
  const element = document.createElement('button');
  document.body.append(element);
  return element;
}

let stop: () => void;
beforeEach(() => {
  stop = rememberFocus();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

test('the focus goes back to what had it last', () => {
  const [field, leaving] = [button(), button()];
  field.focus();
  leaving.focus();

  returnFocus(leaving);

  expect(field).toHaveFocus();
});

test.each([
  ['disabled', (element: HTMLButtonElement) => (element.disabled = true)],
  ['gone', (element: HTMLButtonElement) => element.remove()],
])('what is %s by now leaves it to what had it before', (_, end) => {
  const [field, pressed, leaving] = [button(), button(), button()];
  field.focus();
  pressed.focus();
  leaving.focus();
  end(pressed);

  returnFocus(leaving);

  expect(field).toHaveFocus();
});
