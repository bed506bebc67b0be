import { saveFile } from './save-file';

test('has the browser save the content under the name', () => {
  jest.useFakeTimers();
  URL.createObjectURL = () => 'blob:1';
  const revoke = jest.fn();
  URL.revokeObjectURL = revoke;
  let saved: { href: string; download: string } | undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved = { href: this.href, download: this.download };
  });

  saveFile(new Blob(['x']), 'cv.pdf');

  expect(saved).toEqual({ href: 'blob:1', download: 'cv.pdf' });
  expect(revoke).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:1');
});
