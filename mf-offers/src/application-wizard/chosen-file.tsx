import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/kit/ui/button';
import { FileText } from 'lucide-react';
import { fileSize } from '../components/file-size';

/** The chosen CV: its name and size, a look at it, and a way to take it back. */
export function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      padding="3"
      border="1px solid"
      borderColor="line"
      borderRadius="sm"
    >
      <chakra.span aria-hidden color="primary">
        <FileText size={24} />
      </chakra.span>
      <chakra.div role="status" flex="1 1 10rem" minWidth="0">
        <chakra.div fontWeight="600" overflowWrap="anywhere">
          {file.name}
        </chakra.div>
        <chakra.div color="ink.muted" textStyle="sm">
          {fileSize(file.size)}
        </chakra.div>
      </chakra.div>
      <Button variant="ghost" size="sm" onClick={() => openInNewTab(file)}>
        Ver archivo
      </Button>
      <Button variant="outline" size="sm" onClick={onRemove}>
        Quitar archivo
      </Button>
    </chakra.div>
  );
}

/** The new tab reads the file a moment after it opens. */
const readingTime = 60_000;

function openInNewTab(file: File) {
  const url = URL.createObjectURL(file);
  window.open(url, '_blank');
  setTimeout(() => URL.revokeObjectURL(url), readingTime);
}
