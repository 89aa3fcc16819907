import type { endings as englishEndings, fillers as englishFillers } from "./search-terms.ts";

export const fillers: typeof englishFillers =
  "a al algo como con cual cuando cuanto de del donde el en es esta estan hay la las lo los me mi mis nos nuestra nuestro o para pero por porque puede puedo que quien se si sin su sus te tener tengo tiene tu tus un una unos y yo";

export const endings: typeof englishEndings = /(ando|iendo|ar|er|ir|as|es|os|a|e|o|s)$/;
