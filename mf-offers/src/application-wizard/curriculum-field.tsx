import { chakra } from '@chakra-ui/react/styled-system';
import { Field } from '@portal/kit/ui/field';
import { useEffect, useRef } from 'react';
import type { RefCallBack } from 'react-hook-form';
import { ChosenFile } from './chosen-file';

type CurriculumFieldProps = {
  file: File | undefined;
  error: string | undefined;
  inputRef: RefCallBack;
  onChange: (file: File | undefined) => void;
  onBlur: () => void;
};

/** Choice of the CV: a file input that also takes a dropped file, and what was chosen. */
export function CurriculumField(props: CurriculumFieldProps) {
  const { file, error, inputRef, onChange, onBlur } = props;
  const holder = useFileHolder(file);

  return (
    <chakra.div display="grid" gap="3">
      <Field label="Currículum" hint="PDF de hasta 3 MB." error={error} isRequired>
        {(control) => (
          <FileInput
            {...control}
            ref={(input: HTMLInputElement | null) => {
              inputRef(input);
              holder.current = input;
            }}
            type="file"
            accept="application/pdf,.pdf"
            onBlur={onBlur}
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              // Closing the system's dialog without a choice is no wish to lose the earlier one.
              if (chosen) onChange(chosen);
            }}
          />
        )}
      </Field>
      {file && <ChosenFile file={file} onRemove={() => onChange(undefined)} />}
    </chakra.div>
  );
}

/** Keeps the input in step with the file, also with one that comes from a draft or is taken back. */
function useFileHolder(file: File | undefined) {
  const holder = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const input = holder.current;
    if (!input || input.files?.[0] === file) return;
    if (!file) input.value = '';
    else if (typeof DataTransfer !== 'undefined') {
      const transfer = new DataTransfer();
      transfer.items.add(file);
      input.files = transfer.files;
    }
  }, [file]);

  return holder;
}

const FileInput = chakra('input', {
  base: {
    width: '100%',
    padding: '4',
    bg: 'soft',
    border: '1px dashed',
    borderColor: 'line.strong',
    borderRadius: 'sm',
    // What is chosen stands below, with its size.
    color: 'transparent',
    cursor: 'pointer',
    _hover: { borderColor: 'primary' },
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
    '&[aria-invalid=true]': { borderColor: 'danger', borderStyle: 'solid' },
    '&::file-selector-button': {
      minHeight: '40px',
      paddingInline: '4',
      bg: 'surface',
      color: 'ink',
      fontWeight: '600',
      border: '1px solid',
      borderColor: 'line.strong',
      borderRadius: 'sm',
      cursor: 'pointer',
    },
  },
});
