/** Offers refer to master data by name, and to questions by position. */
export const skills = [
  'Java',
  'Spring Boot',
  'React',
  'Angular',
  'TypeScript',
  'Node.js',
  'SQL',
  'PostgreSQL',
  'Kotlin',
  'Swift',
  'Python',
  'Docker',
  'Kubernetes',
  'Terraform',
  'AWS',
  'Linux',
  'Arquitectura de software',
  'Modelado de datos',
  'Seguridad de aplicaciones',
  'Pruebas automatizadas',
  'Playwright',
  'Accesibilidad web',
  'Diseño de interfaces',
  'Análisis de negocio',
  'Metodologías ágiles',
  'Soporte de aplicaciones',
  'Venta consultiva',
  'Selección de personal',
];

export const languages = [
  'Alemán',
  'Catalán',
  'Español',
  'Francés',
  'Hindi',
  'Inglés',
  'Italiano',
  'Portugués',
];

export const questions = Object.entries({
  '¿Cuál es tu disponibilidad para comenzar?': [
    'Inmediata.',
    'En dos semanas.',
    'En treinta días, por el aviso a mi empresa actual.',
  ],
  '¿Cuántos años de experiencia tienes en el cargo?': [
    'Tres años y medio.',
    'Cinco años, los dos últimos liderando.',
    'Ocho años.',
  ],
  'Cuéntanos de un proyecto del que te sientas orgulloso u orgullosa.': [
    'Migramos la facturación de una clínica sin detener la atención ni un solo día.',
    'Bajé de nueve a dos segundos la carga del catálogo de una tienda con mucho tráfico.',
    'Armé desde cero el equipo de pruebas de una empresa de transporte.',
  ],
  '¿Tienes un lugar adecuado para trabajar desde casa?': [
    'Sí, con fibra y un escritorio propio.',
    'Sí, y además uso un espacio compartido.',
  ],
  '¿Qué harías si un despliegue falla un viernes por la tarde?': [
    'Volver a la versión anterior, avisar y buscar la causa con calma.',
    'Primero recuperar el servicio; el lunes, la revisión con todo el equipo.',
  ],
  '¿Cómo explicas una decisión técnica a alguien que no es del área?': [
    'Hablo de lo que cambia para esa persona y dejo los detalles para quien los pida.',
    'Con un ejemplo y un dibujo; si no cabe en una hoja, todavía no lo entiendo bien.',
  ],
  '¿A cuántas personas has tenido a cargo?': [
    'A seis personas.',
    'A dos equipos de cinco.',
    'Todavía a ninguna.',
  ],
  '¿Qué estás estudiando y en qué semestre vas?': [
    'Ingeniería de sistemas, octavo semestre.',
    'Tecnología en desarrollo, último año.',
  ],
  '¿Qué herramientas de automatización has usado?': [
    'Playwright y Cypress.',
    'Selenium durante cuatro años y ahora Playwright.',
  ],
  '¿Puedes hacer turnos de guardia?': [
    'Sí, ya los hago en mi trabajo actual.',
    'Sí, con la programación de antemano.',
  ],
  '¿Por qué te interesa trabajar con nosotros?': [
    'Me gusta que acompañen a las personas durante todo el proceso.',
    'Quiero proyectos más largos y un equipo del que aprender.',
    'Una amiga trabaja en Puente y habla muy bien del ambiente.',
  ],
  '¿Tienes disponibilidad para turnos rotativos?': ['Sí, sin problema.', 'Sí, menos los domingos.'],
  'Comparte el enlace a tu portafolio.': [
    'https://portafolio.example.org/mi-trabajo',
    'https://disenos.example.org/casos',
  ],
  '¿Cuál fue tu mayor logro en el último año?': [
    'Superé la meta en un 18 %.',
    'Contraté a veinte personas en tres meses.',
  ],
  '¿Tienes permiso de trabajo en el país de la oferta?': ['Sí.', 'Sí, como residente.'],
});
