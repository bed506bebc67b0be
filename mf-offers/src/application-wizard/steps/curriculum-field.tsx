import { chakra } from '@chakra-ui/react/styled-system';
import { curriculumTypes } from '@portal/contract/curriculum';
import { Field } from '@portal/kit/form/field';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { Upload } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { RefCallBack } from 'react-hook-form';
import { ChosenFile } from './chosen-file';
import { useAdvice } from './judging';

type CurriculumFieldProps = {
  file: File | undefined;
  ownerName: string;
  error: string | undefined;
  inputRef: RefCallBack;
  onChange: (file: File | undefined) => void;
  onBlur: () => void;
};

/** File input for the CV that also accepts a dropped file and shows the chosen one. */
export function CurriculumField(props: CurriculumFieldProps) {
  const { file, ownerName, error, inputRef, onChange, onBlur } = props;
  const holder = useFileHolder(file);
  const { advice, onTrouble } = useAdvice(file);

  return (
    <chakra.div display="grid" gap="3">
      <Field label="Currículum" hint="PDF de hasta 3 MB." error={error} isRequired>
        {(control) => (
          <DropZone data-invalid={error !== undefined || undefined}>
            <Upload aria-hidden size={20} />
            <span>{file ? 'Cambiar archivo' : 'Elige tu archivo o arrástralo aquí'}</span>
            <FileInput
              {...control}
              ref={(input: HTMLInputElement | null) => {
                inputRef(input);
                holder.current = input;
              }}
              type="file"
              accept={curriculumTypes}
              onBlur={onBlur}
              onChange={({ target }) => {
                const chosen = target.files?.[0];
                // Cancelling the file dialog keeps the earlier file.
                if (chosen) onChange(chosen);
              }}
            />
          </DropZone>
        )}
      </Field>
      {file && (
        <ChosenFile
          file={file}
          ownerName={ownerName}
          onRemove={() => onChange(undefined)}
          onTrouble={onTrouble}
        />
      )}
      {advice && advice !== error && <InlineNotice kind="warning">{advice}</InlineNotice>}
    </chakra.div>
  );
}

/** Sets the input to the current file, including one that was restored from a draft or removed. */
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

const DropZone = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    padding: '5',
    bg: 'soft',
    color: 'primary',
    fontWeight: '600',
    textAlign: 'center',
    border: '1px dashed',
    borderColor: 'line.strong',
    borderRadius: 'sm',
    transition: 'border-color 150ms, background-color 150ms',
    _hover: { borderColor: 'primary', bg: 'primary.tint' },
    '&[data-invalid]': { border: '2px solid', borderColor: 'danger' },
    '&:has(:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'primary',
      outlineOffset: '2px',
    },
    '&:has(:disabled)': { opacity: 0.6 },
  },
});

// A native file button shows texts in the browser's language, so the input is transparent and
// covers the zone. Clicks, drops and keys still reach it.
const FileInput = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: '100%',
    opacity: 0,
    cursor: 'pointer',
    _disabled: { cursor: 'not-allowed' },
  },
});
