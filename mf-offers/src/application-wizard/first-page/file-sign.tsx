import { chakra } from '@chakra-ui/react/styled-system';
import { FileText } from 'lucide-react';

/** Icon for a file without a picture. */
export const FileSign = () => (
  <chakra.span aria-hidden color="primary">
    <FileText size={24} />
  </chakra.span>
);
