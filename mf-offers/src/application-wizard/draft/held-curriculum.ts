import { holdFile } from '@portal/kit/files/hold-file';

export type CurriculumState = {
  curriculum: File | undefined;
  /** A chosen file could not be read, and is to be chosen again. */
  isCurriculumLost: boolean;
  /** A large CV takes a moment to get to this device's storage. */
  isSavingCurriculum: boolean;
};

type Holder = {
  get: () => CurriculumState;
  set: (changes: Partial<CurriculumState>) => void;
  /** Undefined where nothing is kept on this device. */
  saver: () => ((curriculum: File | undefined) => Promise<unknown>) | undefined;
};

/** The chosen CV: what was chosen is what is sent, whatever becomes of the file on the disk. */
export function holdCurriculum({ get, set, saver }: Holder) {
  async function keep(curriculum: File | undefined) {
    const save = saver();
    if (!save) return;
    set({ isSavingCurriculum: true });
    await save(curriculum);
    // Another one may have been chosen meanwhile, and is still on its way.
    if (get().curriculum === curriculum) set({ isSavingCurriculum: false });
  }

  let reading: Promise<unknown> = Promise.resolve();

  function setCurriculum(curriculum: File | undefined) {
    set({ curriculum, isCurriculumLost: false });
    reading = curriculum ? hold(curriculum) : keep(undefined);
  }

  async function hold(chosen: File) {
    set({ isSavingCurriculum: saver() !== undefined });
    const copy = await holdFile(chosen).catch(() => undefined);
    if (get().curriculum !== chosen) return;
    if (!copy) return loseCurriculum();
    set({ curriculum: copy });
    void keep(copy);
  }

  /** Takes a file back that cannot be read, so that its step asks for it again. */
  function loseCurriculum() {
    set({ curriculum: undefined, isCurriculumLost: true });
    void keep(undefined);
  }

  /** Settles once the file that was chosen last has been read; another one for each choice. */
  const curriculumRead = () => reading;

  return { setCurriculum, loseCurriculum, curriculumRead };
}
