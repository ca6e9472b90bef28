/**
 * The texts that the website ships with, in Spanish, by where they stand: as made up as their English, and marked as
 * samples with it. Usted, short sentences, "su hijo o hija", and New York's words with their English letters.
 */
export const sampleInSpanish: Readonly<Record<string, string>> = {
  tagline: 'Terapia ocupacional pediátrica para escuelas y familias',
  'hours.note': 'Fines de semana, si usted lo pide',
  'serviceArea.summary': 'Escuelas de todo Nueva York y Long Island',
  'serviceArea.short': 'NY/Long Island',
  'therapist.role': 'Terapeuta ocupacional pediátrica',
  'therapist.introduction':
    'Llevo doce años en el piso de salones y cocinas. Ahí busco con los niños por qué algo les cuesta. Cuando lo sabemos, lo podemos cambiar. Trabajo con juegos, le digo lo que veo y le enseño qué probar esta noche.',
  'therapist.biography': [
    'Me hice terapeuta ocupacional por mi hermano menor. Era listo y gracioso, y no podía sostener un lápiz más de un minuto. La terapeuta de su escuela le dio un atril inclinado, un lápiz corto y muchos elogios. Para la primavera ya escribía historietas. Yo quise hacer eso por otros niños.',
    'Desde entonces he trabajado en escuelas públicas, en centros preescolares y en casas de todo Long Island. He estado en cientos de reuniones sobre el Programa de Educación Individualizado (IEP) y el Plan 504. Sé cómo es un día de escuela. Y sé con qué cansancio llega un niño a su casa.',
    'Trabajo sola. La persona que le contesta el teléfono es la misma que trabaja con su hijo o hija, escribe el plan y se sienta a su lado en la reunión.',
  ].join('\n\n'),
  'therapist.credentials.0.text': 'Maestría en terapia ocupacional',
  'therapist.credentials.1.text': 'Terapeuta ocupacional con licencia del estado de Nueva York',
  'therapist.credentials.2.text': 'Certificación nacional de NBCOT',
  'therapist.credentials.3.text': 'Formación avanzada en integración sensorial',
  'therapist.credentials.4.text': '12 años en escuelas y casas de Long Island',
  'testimonials.0.quote':
    'Antes la tarea terminaba en llanto. Ahora se sienta, escribe sus oraciones y corre a jugar. No pensé que el segundo grado podía ser así.',
  'testimonials.0.author': 'Mamá de un niño de 7 años, condado de Nassau',
  'testimonials.0.childProgress': 'Escribe oraciones completas que su maestro puede leer',
  'testimonials.1.quote':
    'Supimos qué había detrás de las crisis. Un rincón tranquilo, una mochila pesada de camino a la escuela y un plan que todos siguen. Las mañanas son tranquilas.',
  'testimonials.1.author': 'Papá de un niño de 5 años, condado de Suffolk',
  'testimonials.1.childProgress': 'Se viste y sale de casa sin pelear',
  'testimonials.2.quote':
    'Vino a nuestra reunión del Plan 504 con notas claras y buenas ideas para el salón. Los maestros le pidieron que se quedara y les enseñara más.',
  'testimonials.2.author': 'Mamá de una niña de 10 años, condado de Nassau',
  'testimonials.2.childProgress': 'Usa su teclado y termina los exámenes a tiempo',
  'testimonials.3.quote':
    'Mi hijo se prepara el almuerzo y toma el autobús a su trabajo. Hace dos años eso era un sueño. Ella siempre le habló con respeto.',
  'testimonials.3.author': 'Papá de un joven de 17 años, condado de Suffolk',
  'testimonials.3.childProgress': 'Cocina, prepara sus cosas y viaja por su cuenta',
  'frequentQuestions.0.question': '¿Cómo sé si mi hijo o hija necesita terapia ocupacional?',
  'frequentQuestions.0.answer':
    'Mire cómo es su día. ¿Vestirse, comer, escribir, jugar o llevarse bien con otros le cuesta mucho más que a sus amigos de la misma edad? Entonces vale la pena hablar. No hace falta saberlo con certeza antes de llamar.',
  'frequentQuestions.1.question': '¿Necesitamos una nota del médico?',
  'frequentQuestions.1.answer':
    'Para hablar con nosotros, no. Y para empezar, no siempre. Desde el 31 de marzo de 2023, un terapeuta ocupacional de Nueva York con tres años de práctica puede atender a su hijo o hija sin una orden médica (referral). Puede hacerlo por 10 visitas o 30 días, lo que ocurra primero. Pregúntenos si su terapeuta puede hacerlo. Antes usted recibe un aviso por escrito: sin la orden, su plan médico puede no pagar. Para seguir, pida la orden al médico o a la enfermera practicante de su hijo o hija.',
  'frequentQuestions.1.source': 'Ley de Educación de Nueva York 7901(2), capítulo 601 de 2022; 8 NYCRR 76.11',
  'frequentQuestions.2.question': '¿Cuál es la diferencia entre un IEP y un Plan 504?',
  'frequentQuestions.2.answer':
    'El Programa de Educación Individualizado (IEP) es para un niño que necesita educación especial. Puede incluir la terapia ocupacional como servicio, con metas. El Plan 504 es para un niño con una discapacidad que necesita cambios o apoyos para participar en la clase. Los dos son gratis para usted por medio de la escuela pública.',
  'frequentQuestions.2.source': '34 CFR 300.17 y 300.320 (IEP); 34 CFR 104.33 (Plan 504)',
  'frequentQuestions.3.question': '¿Cómo le pedimos terapia ocupacional a la escuela?',
  'frequentQuestions.3.answer':
    'Escriba una carta al Comité de Educación Especial (CSE) de su distrito y pida una evaluación. Si su hijo o hija tiene 3 o 4 años, escriba al Comité de Educación Especial Preescolar (CPSE). Podemos ayudarle a decir lo que usted ve en casa.',
  'frequentQuestions.3.source': '8 NYCRR 200.4(a) y 200.16(b)',
  'frequentQuestions.4.question': '¿Aceptan seguro médico?',
  'frequentQuestions.4.answer':
    'Los planes son muy distintos. Marque la casilla del seguro en el formulario y pregunte qué podemos averiguar. Pregunte también a su plan si paga la terapia ocupacional y cuánto paga usted. Pida el costo por escrito antes de decidir.',
  'frequentQuestions.5.question': '¿Cuánto tiempo necesitará terapia mi hijo o hija?',
  'frequentQuestions.5.answer':
    'Algunos niños necesitan unos meses. Otros necesitan apoyo durante toda una etapa de la escuela. Pregunte qué metas pondríamos, cada cuánto las revisaríamos y cómo sabríamos que es hora de terminar.',
};
