import type { ClosingWords, PageOpening, Point } from '#web/website/site/content/content-shapes.ts';
import type { FineMotorSkill } from '#web/website/site/content/en/fine-motor-content.ts';

export const fineMotorOpening: PageOpening = {
  eyebrow: 'Motricidad fina',
  title: 'Manos firmes para la escuela y la vida',
  lead: 'Escribir su nombre. Abrir su almuerzo. Subir el zíper de su abrigo. Paso a paso, las manos aprenden. Y un día un niño puede decir: "Lo hice yo".',
};

export const skillsTitle = 'Seis destrezas que trabajamos';

export const fineMotorSkills: readonly FineMotorSkill[] = [
  {
    id: 'handwriting',
    name: 'Escritura a mano',
    text: 'Un agarre que no duele, letras que otros pueden leer y una velocidad que sigue el ritmo de las ideas.',
    practice: [
      'Agarre del lápiz',
      'Forma de las letras y espacios',
      'Letra de molde, letra cursiva y teclado',
    ],
  },
  {
    id: 'scissors',
    name: 'Uso de tijeras',
    text: 'Desde el primer corte hasta recortar una curva. Dos manos con dos trabajos.',
    practice: ['Agarre seguro', 'Líneas, curvas y esquinas', 'Girar el papel con la mano que ayuda'],
  },
  {
    id: 'self-care',
    name: 'Cuidado personal',
    text: 'Lo que toca hacer cada mañana, cada tarde y cada noche, sin ayuda de un adulto.',
    practice: ['Botones, zíperes y cordones', 'Tenedor, cuchara y cuchillo', 'Dientes, pelo y manos'],
  },
  {
    id: 'visual-motor',
    name: 'Ojos y manos',
    text: 'Los ojos guían, las manos siguen. Así copiamos, dibujamos y atrapamos.',
    practice: ['Copiar figuras y palabras', 'Laberintos, rompecabezas y bloques', 'Juegos con pelota'],
  },
  {
    id: 'hand-strength',
    name: 'Fuerza en las manos',
    text: 'Manos que aguantan una página de escritura y pueden abrir cualquier paquete.',
    practice: ['Plastilina y masa', 'Pinzas y juguetes para apretar', 'Trepar y colgarse'],
  },
  {
    id: 'manipulation',
    name: 'Destreza de los dedos',
    text: 'Mover cosas pequeñas dentro de una mano: monedas, cuentas, una llave, un lápiz que hay que girar.',
    practice: ['Juegos con los dedos', 'Monedas y cartas', 'Cuentas y construcciones'],
  },
];

export const closing: ClosingWords = {
  title: '¿Su hijo o hija evita el lápiz?',
  text: 'Tome una foto de una página escrita por su hijo o hija. Nos dice mucho, y es un buen comienzo.',
};

export const fineMotorApproachTitle = 'Nuestro método en tres pasos';

export const fineMotorApproach: readonly Point[] = [
  {
    title: 'Buscar la causa',
    text: '¿Manos débiles, ojos cansados, mala postura o un paso que faltó? Hacemos pruebas para saberlo.',
  },
  {
    title: 'Trabajar la destreza',
    text: 'Práctica corta, con juegos, en el nivel justo. Lo bastante difícil para aprender, lo bastante fácil para lograrlo.',
  },
  {
    title: 'Usarla cada día',
    text: 'Llevamos la destreza a la clase y a la casa, con juegos de cinco minutos que usted puede hacer esta noche.',
  },
];
