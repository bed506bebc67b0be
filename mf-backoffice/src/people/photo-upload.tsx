import { chakra } from '@chakra-ui/react/styled-system';
import type { Person } from '@portal/contract/person';
import { photoEntry } from '@portal/contract/photo';
import { useUnsavedGuard } from '@portal/kit/editing/use-unsaved-guard';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { uploadPhoto } from '@portal/kit/resources/people';
import { Button } from '@portal/kit/ui/button';
import { showAlert } from '@portal/runtime';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { useChosenPhoto } from './photo/use-chosen-photo';
import { PhotoField } from './photo-field';

type PhotoUploadProps = { person: Person; onUploaded: (person: Person) => void };

/** Chooses a photo, previews it, and uploads it with a progress bar (S4.09). */
export function PhotoUpload({ person, onUploaded }: PhotoUploadProps) {
  const { photo, isPreparing, choose } = useChosenPhoto(tellProblem);
  const [percent, setPercent] = useState<number>();
  const isBusy = isPreparing || percent !== undefined;
  useUnsavedGuard(photo !== undefined, percent !== undefined);

  async function upload(file: File) {
    setPercent(0);
    try {
      const saved = await uploadPhoto(person.id, file, setPercent);
      void choose(undefined);
      if (saved.person) onUploaded(saved.person);
      tellSuccess(saved.message);
    } catch (error) {
      const fallback = 'No se pudo subir la foto. Intenta de nuevo.';
      void alertFailure(error, { title: 'Foto', fallback });
    } finally {
      setPercent(undefined);
    }
  }

  function send() {
    if (photo) void upload(photo);
    else tellProblem(v.safeParse(photoEntry, { photo }).issues?.[0].message);
  }

  return (
    <chakra.div borderTopWidth="1px" paddingBlock="4" display="grid" gap="3">
      <PhotoField key={person.photo} photo={photo} isPreparing={isPreparing} onChoose={choose} />
      {percent !== undefined && <UploadProgress percent={percent} />}
      <Button loading={isBusy} justifySelf="start" onClick={send}>
        {!isBusy && <Upload aria-hidden size={18} />}
        <span>Subir foto</span>
      </Button>
    </chakra.div>
  );
}

function UploadProgress({ percent }: { percent: number }) {
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <chakra.progress
        aria-label="Progreso de la subida"
        value={percent}
        max={100}
        flex="1"
        height="2"
        accentColor="primary"
      />
      <chakra.span fontVariantNumeric="tabular-nums">{`${percent} %`}</chakra.span>
    </chakra.div>
  );
}

const tellProblem = (text = '') => void showAlert({ kind: 'error', title: 'Foto', text });

const doneTitle = 'La foto se subio correctamente!';

/** A message equal to the title adds nothing, so the default text replaces it. */
function tellSuccess(message: string) {
  const text = message && message !== doneTitle ? message : 'La nueva foto ya se ve en la lista.';
  void showAlert({ kind: 'success', title: doneTitle, text });
}
