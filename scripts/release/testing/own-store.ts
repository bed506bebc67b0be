import { readRegistry } from '@portal/releases/registry';
import { newPrivateKey, openSigner, type Signer } from '@portal/releases/signing-key';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { runReleaseCommand, type RunOptions } from '../command';

type Settings = Pick<RunOptions, 'checkPages' | 'checkTypes'> & { readonly signer?: Signer };

/** An empty store of releases for each test of a file, and commands for it. */
export function ownStore() {
  let folder = '';
  let printed: string[] = [];

  beforeEach(() => {
    folder = temporaryFolder();
    for (const way of ['log', 'error'] as const) {
      jest.spyOn(console, way).mockImplementation((...texts) => {
        printed.push(texts.join(' '));
      });
    }
  });
  afterEach(() => jest.restoreAllMocks());

  const registry = () => readRegistry(folder);

  /** A command is one line, or separate words if a word contains spaces. */
  const commandsOf = ({ signer, ...settings }: Settings = {}) => {
    const run = (...words: string[]) => {
      printed = [];
      const [line = ''] = words;
      return runReleaseCommand(words.length > 1 ? words : line.split(' '), {
        program: 'portal',
        storeOf: () => folder,
        ...settings,
        ...(signer && { signer: async () => signer }),
      });
    };
    return {
      /** Resolves with the exit code. */
      run,
      /** Resolves with the printed text. The command must succeed. */
      say: async (...words: string[]) => {
        expect([await run(...words), printed]).toEqual([0, expect.anything()]);
        return printed.join('\n');
      },
      /** Resolves with the printed text. The command must fail and change nothing. */
      refuse: async (...words: string[]) => {
        const before = await registry();
        expect([await run(...words), printed]).toEqual([1, expect.anything()]);
        expect(await registry()).toEqual(before);
        return printed.join('\n');
      },
    };
  };

  const teamOf = (name: string, settings: Pick<Settings, 'checkPages'> = {}) => {
    const signer = openSigner(newPrivateKey(), name);
    return { ...commandsOf({ ...settings, signer }), publicKey: signer.publicKey };
  };

  return {
    get folder() {
      return folder;
    },
    get printed() {
      return printed;
    },
    registry,
    channel: async (name = 'mf-a') => (await registry()).applications[name],
    commandsOf,
    teamOf,
  };
}
