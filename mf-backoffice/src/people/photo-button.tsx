import { chakra } from '@chakra-ui/react/styled-system';
import type { Person } from '@portal/contract/person';
import { fullName } from './full-name';
import { PersonPhoto } from './person-photo';

type PhotoButtonProps = { person: Person; onClick: () => void };

export function PhotoButton({ person, onClick }: PhotoButtonProps) {
  const label = `Ver perfil de ${fullName(person)}`;

  return (
    <chakra.button
      type="button"
      aria-label={label}
      title={label}
      cursor="pointer"
      borderRadius="full"
      transition="transform 150ms"
      _hover={{ transform: 'scale(1.05)' }}
      onClick={onClick}
    >
      <PersonPhoto photo={person.photo} size={thumbnailSize} />
    </chakra.button>
  );
}

/** In pixels (S9.11). */
const thumbnailSize = 64;
