import { chakra } from '@chakra-ui/react/styled-system';
import { buttonRecipe } from '@portal/kit/ui/button';
import { ImagePlus } from 'lucide-react';
import { useId } from 'react';

type PhotoFieldProps = {
  photo: File | undefined;
  /** Returns whether the file will do. */
  onChoose: (file: File | undefined) => boolean;
};

/** The browser's own file input speaks the browser's language, so its label is what one presses. */
export function PhotoField({ photo, onChoose }: PhotoFieldProps) {
  const id = useId();

  return (
    <Frame>
      <chakra.input
        id={id}
        type="file"
        accept="image/*"
        srOnly
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          if (!onChoose(currentTarget.files?.[0])) currentTarget.value = '';
        }}
      />
      <ButtonLabel htmlFor={id} variant="outline">
        <ImagePlus aria-hidden size={18} />
        Cambiar foto
      </ButtonLabel>
      <chakra.span id={`${id}-hint`} role="status" color="ink.muted" fontSize="0.875rem">
        {photo ? `Lista para subir: ${photo.name}` : 'Una imagen JPG, PNG o WebP.'}
      </chakra.span>
    </Frame>
  );
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
