/** A start error that the administrator can fix; its message is one Spanish sentence. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
