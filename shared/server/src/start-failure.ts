/** Something the person who starts a server can put right; its message is one Spanish sentence. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
