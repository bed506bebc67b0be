import { chakra } from '@chakra-ui/react/styled-system';
import { CurriculumPreview } from '@portal/kit/curriculum/curriculum-preview';
import { Button } from '@portal/kit/ui/button';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { fileSize } from '../../receipt/file-size';

type ChosenFileProps = { file: File; ownerName: string; onRemove: () => void };

/** The chosen CV: its name and size, a look at it, and a way to take it back. */
export function ChosenFile({ file, ownerName, onRemove }: ChosenFileProps) {
  const [isShown, setShown] = useState(false);

  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      padding="3"
      borderWidth="1px"
      borderRadius="sm"
    >
      <chakra.span aria-hidden color="primary">
        <FileText size={24} />
      </chakra.span>
      <chakra.div role="status" flex="1 1 10rem" minWidth="0">
        <chakra.div fontWeight="600">{file.name}</chakra.div>
        <chakra.div color="ink.muted" textStyle="sm">
          {fileSize(file.size)}
        </chakra.div>
      </chakra.div>
      <Button variant="ghost" size="sm" onClick={() => setShown(true)}>
        Ver archivo
      </Button>
      <Button variant="outline" size="sm" onClick={onRemove}>
        Quitar archivo
      </Button>
      {isShown && (
        <CurriculumPreview
          name={ownerName || file.name}
          source={file}
          onClose={() => setShown(false)}
        />
      )}
    </chakra.div>
  );
}
