import { chakra } from '@chakra-ui/react/styled-system';
import { sections, type SectionName } from './sections';

export function SectionNav({ missing }: { missing: readonly SectionName[] }) {
  const anchors = missing.map((name) => sections[name].anchor);

  return (
    <chakra.nav aria-label="Partes de la oferta" position="sticky" top="84px">
      <ul>
        {Object.values(sections).map(({ anchor, title }) => (
          <li key={anchor}>
            <chakra.a
              href={`#${anchor}`}
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              minHeight="36px"
              paddingInline="3"
              borderRadius="sm"
              textStyle="sm"
              _hover={{ bg: 'primary.tint' }}
            >
              <span>{title}</span>
              {anchors.includes(anchor) && (
                <chakra.span
                  boxSize="8px"
                  borderRadius="full"
                  bg="warning"
                  role="img"
                  aria-label="falta"
                />
              )}
            </chakra.a>
          </li>
        ))}
      </ul>
    </chakra.nav>
  );
}
