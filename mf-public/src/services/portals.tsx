import { Person } from '../art/person';
import { Shapes, type Shape } from '../art/shapes';

export function Portals() {
  return (
    <svg aria-hidden viewBox="0 0 480 230">
      <Shapes of={wall} />
      <Person at={[90, 230, 1.5]} skin="#D69A6E" coat="#E4572E" />
      <Person at={[204, 230, 1.3]} skin="#8A5433" coat="#FFC98A" />
      <Person at={[276, 230, -1.3]} skin="#F3C9A8" coat="#3D86D6" />
      <Person at={[240, 230, 1.5]} skin="#F3C9A8" coat="#F4F7FC" />
    </svg>
  );
}

const wall: readonly Shape[] = [
  ['#fff', 'M0 52h480v14H0z'],
  ['#DCE6FB', 'M14 66h452v164H14z'],
  ['#FFC98A', 'M40 230v-68a50 50 0 0 1 100 0v68z'],
  ['#14326F', 'M180 230v-78a60 60 0 0 1 120 0v78z'],
  ['#0B1F3A', 'M340 230v-68a50 50 0 0 1 100 0v68z'],
  ['#9DB4EE', 'M84 66h12l-3 14h-6zM384 66h12l-3 14h-6zM60 52V30h34v22zM392 52V20h22v32z'],
  ['#E4572E', 'M232 66h16l-4 16h-8zM400 166h16v6h-16zM380 206h12v6h-12z'],
  ['#7F9DEB', 'M362 166h30v6h-30zM372 186h46v6h-46zM362 206h14v6h-14z'],
  ['#12805C', 'M-4 230c0-26 8-38 18-46 10 8 18 20 18 46z'],
];
