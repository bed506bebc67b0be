/** Something the person who starts the server can put right; its message is one Spanish sentence. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
