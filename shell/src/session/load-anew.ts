export const loadAnew = () => location.reload();
