import { chakra } from '@chakra-ui/react/styled-system';
import { FileText } from 'lucide-react';

/** Stands for a file that shows nothing of itself. */
export const FileSign = () => (
  <chakra.span aria-hidden color="primary">
    <FileText size={24} />
  </chakra.span>
);
