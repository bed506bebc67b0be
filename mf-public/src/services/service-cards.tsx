import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@portal/runtime';
import { arrowRightIcon, LineIcon } from '../art/line-icon';
import { ArtImage } from '../art/art-image';
import { useReveal } from '../page-parts/use-reveal';
import { services, type Service } from './services';

const CardLink = chakra(Link);

type ServiceCardsProps = {
  /** True if the first card is visible when the page opens. */
  isPartOfFirstLook?: boolean;
};

/** The three services. Each card is clickable anywhere. */
export function ServiceCards({ isPartOfFirstLook = false }: ServiceCardsProps) {
  const group = useReveal<HTMLDivElement>();

  return (
    <chakra.div
      display="grid"
      ref={group}
      gap="6"
      gridTemplateColumns={{ base: '1fr', lg: 'repeat(3, minmax(0, 1fr))' }}
    >
      {services.map((service, index) => (
        <ServiceCard
          key={service.id}
          service={service}
          isPartOfFirstLook={isPartOfFirstLook && index === 0}
        />
      ))}
    </chakra.div>
  );
}

type ServiceCardProps = { service: Service; isPartOfFirstLook: boolean };

function ServiceCard({ service, isPartOfFirstLook }: ServiceCardProps) {
  const { title, image, description, path, action } = service;

  return (
    <chakra.article
      position="relative"
      display="flex"
      // A tablet is too narrow for three columns and too wide for one picture.
      flexDirection={{ base: 'column', md: 'row', lg: 'column' }}
      bg="surface"
      borderWidth="1px"
      borderRadius="md"
      overflow="hidden"
      transition="transform 200ms, box-shadow 200ms, border-color 200ms"
      _hover={{ transform: 'translateY(-4px)', boxShadow: 'md', borderColor: 'line.strong' }}
    >
      <chakra.div bg="soft" flex={{ md: '0 0 40%', lg: 'none' }} alignContent="end">
        <ArtImage src={image} size={[480, 300]} isPartOfFirstLook={isPartOfFirstLook} />
      </chakra.div>
      <chakra.div
        padding="6"
        flex="1"
        display="flex"
        flexDirection="column"
        alignItems="flex-start"
      >
        <chakra.h3 textStyle="h3">{title}</chakra.h3>
        <chakra.p color="ink.muted" marginTop="2" marginBottom="5" flex="1">
          {description}
        </chakra.p>
        <CardLink
          to={path}
          display="inline-flex"
          alignItems="center"
          gap="2"
          color="primary"
          fontWeight="600"
          css={{ '&::after': { content: '""', position: 'absolute', inset: '0' } }}
        >
          <span>{action}</span>
          <LineIcon path={arrowRightIcon} size={18} />
        </CardLink>
      </chakra.div>
    </chakra.article>
  );
}
