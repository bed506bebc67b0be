import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

type PhotoFieldProps = {
  photo: File | undefined;
  /** Answers whether the file will do. */
  onChoose: (file: File | undefined) => boolean;
};

export function PhotoField({ photo, onChoose }: PhotoFieldProps) {
  const id = useId();

  return (
    <chakra.div display="grid" gap="1.5">
      <chakra.label htmlFor={id} fontWeight="600" fontSize="14px">
        Cambiar foto
      </chakra.label>
      <chakra.input
        id={id}
        type="file"
        accept="image/*"
        maxWidth="100%"
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          if (!onChoose(currentTarget.files?.[0])) currentTarget.value = '';
        }}
      />
      <chakra.span id={`${id}-hint`} role="status" color="ink.muted" fontSize="14px">
        {photo ? `Lista para subir: ${photo.name}` : 'Una imagen JPG, PNG o WebP.'}
      </chakra.span>
    </chakra.div>
  );
}
