import { holdFile } from '@portal/kit/files/hold-file';

export type CurriculumState = {
  curriculum: File | undefined;
  /** True if the chosen file could not be read and must be chosen again. */
  isCurriculumLost: boolean;
  /** True while a large CV is being written to this device's storage. */
  isSavingCurriculum: boolean;
};

type Holder = {
  get: () => CurriculumState;
  set: (changes: Partial<CurriculumState>) => void;
  /** Undefined if nothing is stored on this device. */
  saver: () => ((curriculum: File | undefined) => Promise<unknown>) | undefined;
};

/** Holds the bytes of the chosen CV, so that later changes of the file on disk have no effect. */
export function holdCurriculum({ get, set, saver }: Holder) {
  async function keep(curriculum: File | undefined) {
    const save = saver();
    if (!save) return;
    set({ isSavingCurriculum: true });
    await save(curriculum);
    // A newer file may still be pending.
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

  /** Discards an unreadable file, so that its step asks for another one. */
  function loseCurriculum() {
    set({ curriculum: undefined, isCurriculumLost: true });
    void keep(undefined);
  }

  /** Resolves when the latest chosen file has been read. */
  const curriculumRead = () => reading;

  return { setCurriculum, loseCurriculum, curriculumRead };
}
