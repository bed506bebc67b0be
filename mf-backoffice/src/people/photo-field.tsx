import { chakra } from '@chakra-ui/react/styled-system';
import { buttonRecipe } from '@portal/kit/ui/button';
import { ImagePlus } from 'lucide-react';
import { useId } from 'react';

type PhotoFieldProps = {
  photo: File | undefined;
  isPreparing: boolean;
  /** Resolves to true if the file is usable. */
  onChoose: (file: File | undefined) => Promise<boolean>;
};

/** A native file input shows texts in the browser's language, so its label serves as the button. */
export function PhotoField({ photo, isPreparing, onChoose }: PhotoFieldProps) {
  const id = useId();

  async function choose(input: HTMLInputElement) {
    if (!(await onChoose(input.files?.[0]))) input.value = '';
  }

  return (
    <Frame>
      <chakra.input
        id={id}
        type="file"
        accept="image/*"
        srOnly
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => void choose(currentTarget)}
      />
      <ButtonLabel htmlFor={id} variant="outline">
        <ImagePlus aria-hidden size={18} />
        Cambiar foto
      </ButtonLabel>
      <chakra.span id={`${id}-hint`} role="status" color="ink.muted" fontSize="0.875rem">
        {stateOf(photo, isPreparing)}
      </chakra.span>
    </Frame>
  );
}

function stateOf(photo: File | undefined, isPreparing: boolean) {
  if (isPreparing) return 'Preparando la foto…';
  return photo ? `Lista para subir: ${photo.name}` : 'Una imagen JPG, PNG o WebP.';
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& input:focus-visible + label': {
      outline: '2px solid',
      outlineColor: 'primary',
      outlineOffset: '2px',
    },
    '& span': { minWidth: '0' },
  },
});

const ButtonLabel = chakra('label', buttonRecipe);
