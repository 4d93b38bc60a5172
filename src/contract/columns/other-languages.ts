import { listed } from './column-key.js'

/**
 * Names of columns in German, Dutch, Spanish, French, Italian, Portuguese, Polish, Turkish and Chinese, without accents,
 * each with the English name that is read.
 */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    load_port: `
      ladehafen verladehafen beladehafen puerto_de_carga puerto_carga puerto_de_embarque puerto_embarque
      port_de_chargement port_chargement porto_di_carico porto_di_imbarco porto_imbarco porto_carico
      porto_de_embarque porto_de_carregamento laadhaven port_zaladunku yukleme_limani 起运港 装货港 装运港 起运口岸`,
    discharge_port: `
      loschhafen loeschhafen entladehafen puerto_de_descarga puerto_descarga puerto_de_desembarque
      puerto_desembarque port_de_dechargement port_dechargement porto_di_scarico porto_di_sbarco porto_sbarco
      porto_scarico porto_de_desembarque porto_de_descarga loshaven port_wyladunku bosaltma_limani 目的港 卸货港 目的口岸`,
    departure_port: `
      abgangshafen starthafen abfahrtshafen puerto_de_origen puerto_origen puerto_de_salida port_de_depart
      port_depart port_d_origine porto_di_partenza porto_de_origem porto_origem vertrekhaven cikis_limani`,
    arrival_port: `
      zielhafen bestimmungshafen ankunftshafen empfangshafen puerto_de_destino puerto_destino puerto_de_llegada
      port_d_arrivee port_arrivee port_de_destination porto_di_arrivo porto_di_destinazione porto_de_destino
      porto_destino aankomsthaven bestemmingshaven varis_limani port_docelowy`,
    etd: `
      abfahrt abfahrtsdatum abfahrtstag abfahrtszeit abgang abgangsdatum fecha_de_salida fecha_salida fecha_de_zarpe
      fecha_zarpe zarpe date_de_depart data_di_partenza data_de_saida data_partenza vertrekdatum afvaartdatum
      data_de_partida data_wyjscia cikis_tarihi kalkis_tarihi 开船日 开船日期 开航日 船期`,
    atd: `tatsachliche_abfahrt salida_real depart_reel partenza_effettiva`,
    loading_date: `
      ladedatum verladedatum verschiffungsdatum verladetag fecha_de_embarque fecha_embarque fecha_de_carga
      date_d_embarquement date_de_chargement data_di_imbarco data_imbarco data_di_carico data_de_embarque
      data_embarque laaddatum data_zaladunku yukleme_tarihi 装船日`,
    eta: `ankunft ankunftsdatum fecha_de_llegada date_d_arrivee data_di_arrivo`,
    vessel: `schiff schiffsname buque navire nave navio schip statek gemi 船名`,
    time: `zeit uhrzeit zeitpunkt zeitstempel hora heure ora tijd`,
    date: `datum fecha jour giorno`,
    latitude: `breite breitengrad geographische_breite geogr_breite latitud latitudine breedtegraad`,
    longitude: `
      lange laenge langengrad laengengrad geographische_lange geogr_lange longitud longitudine lengtegraad`,
    from: `von origen origine origem`,
    to: `nach destino destinazione`,
    port: `hafen puerto porto`,
    gross_weight: `
      bruttogewicht bruttomasse rohgewicht rohmasse masa_bruta masse_brute massa_lorda massa_bruta brutomassa
      peso_bruto poids_brut peso_lordo brutogewicht waga_brutto brut_agirlik 毛重`,
    net_weight: `
      nettomasse eigenmasse eigengewicht reingewicht masa_neta masse_nette nettogewicht peso_neto poids_net
      peso_netto peso_liquido waga_netto 净重`,
    weight: `gewicht peso poids waga agirlik 重量`,
    ship_type: `schiffstyp tipo_de_buque tipo_buque type_de_navire tipo_di_nave 船型`,
    size_class: `
      ship_size vessel_size size_of_vessel ship_class vessel_class schiffsgrosse schiffsgroesse schiffsklasse
      tamano_del_buque tamano_buque taille_du_navire taille_navire dimensione_nave classe_nave tamanho_do_navio
      scheepsgrootte scheepsklasse 船舶大小 船级`,
    month: `monat mes mois mese maand miesiac ay 月份 月`,
    period: `zeitraum periode periodo perioda okres donem 期间`,
    week: `woche kalenderwoche semana semaine settimana tydzien hafta`,
    quarter: `quartal trimestre kwartaal kwartal ceyrek 季度`,
    year: `jahr ano annee anno jaar rok yil 年份 年`,
    routing: `fahrtroute routenwahl ruta_elegida itineraire rotta rota vaarroute`,
    container_type: `
      containertyp tipo_de_contenedor tipo_contenedor type_de_conteneur type_conteneur tipo_container tipo_conteiner
      containerart soort_container tipo_di_container tipo_de_conteiner containertype 箱型 柜型`,
    container_count: `
      anzahl_container containeranzahl anzahl_der_container numero_de_contenedores cantidad_de_contenedores
      contenedores nombre_de_conteneurs conteneurs numero_di_container quantidade_de_conteineres
      numero_de_conteineres aantal_containers 箱量 柜量`,
    shipment_number: `
      sendungsnummer sendungsnr sendungs_nr sendung zendingnummer zending numero_de_envio no_de_envio envio
      numero_d_expedition expedition numero_spedizione spedizione numero_de_embarque numer_przesylki nr_przesylki
      sevkiyat_no 运单号 货运单号`,
    job_number: `
      auftragsnummer auftragsnr auftrags_nr auftrag positionsnummer vorgangsnummer aktenzeichen dossiernummer
      opdrachtnummer opdracht expediente numero_de_dossier no_de_dossier numero_pratica pratica processo
      numero_do_processo numer_zlecenia nr_zlecenia zlecenie dosya_no 业务编号 工作号 作业号`,
    booking_number: `
      buchungsnummer buchungsnr boekingsnummer numero_de_reserva reserva numero_de_reservation numero_prenotazione
      numer_rezerwacji rezervasyon_no 订舱号 托单号`,
    bill_of_lading: `
      konnossement konnossementnummer cognossement conocimiento_de_embarque conocimiento connaissement
      numero_de_connaissement polizza_di_carico conhecimento_de_embarque konosament konsimento konsimento_no 提单号 提单`,
    order_number: `
      bestellnummer bestellnr ordernummer numero_de_pedido pedido no_pedido numero_de_commande commande
      numero_ordine ordine numer_zamowienia nr_zamowienia siparis_no 订单号`,
    reference: `
      referenz referenznummer referenznr unsere_referenz kundenreferenz zeichen referentie referentienummer kenmerk
      referencia su_referencia notre_reference votre_reference riferimento nostro_riferimento referans referans_no
      referencja 参考号 编号`,
    container_number: `
      containernummer containernr numero_de_contenedor contenedor numero_de_conteneur numero_container
      numero_do_conteiner numer_kontenera nr_kontenera konteyner_no 箱号 柜号 集装箱号`,
    temperature: `temperatur solltemperatur temperatuur temperatura sicaklik 温度 设定温度`,
    unit: `
      einheit gewichtseinheit mengeneinheit eenheid unidad unidad_de_medida unite unite_de_mesure unita
      unita_di_misura unidade unidade_de_medida jednostka birim 单位 重量单位`,
    status: `sendungsstatus estado statut etat stato situacao durum 状态`,
    mode: `
      verkehrstrager verkehrsart transportart vervoerswijze modo modo_de_transporte mode_de_transport modalita
      modalita_di_trasporto modal rodzaj_transportu tasima_modu 运输方式`,
    transhipment_port: `
      umschlaghafen umladehafen overslaghaven puerto_de_transbordo transbordo port_de_transbordement transbordement
      porto_di_trasbordo trasbordo porto_de_transbordo port_przeladunku aktarma_limani 中转港 转运港`,
    place_of_receipt: `
      ubernahmeort empfangsort lugar_de_recepcion lieu_de_prise_en_charge luogo_di_presa_in_carico
      local_de_recebimento 收货地`,
    place_of_delivery: `
      lieferort ablieferungsort lugar_de_entrega lieu_de_livraison luogo_di_consegna local_de_entrega
      plaats_van_aflevering 交货地 交付地`,
  }).flatMap(([english, names]) => listed(names).map((name) => [name, english] as const)),
)

/** The key of a column by its English name: `weight_kg` for `peso_kg`. Other keys lose their accents. */
export function englishKey(key: string): string {
  const plain = key
    .replaceAll("'", '_')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
  const words = plain.split('_')
  for (let count = words.length; count > 0; count--) {
    const english = NAMES.get(words.slice(0, count).join('_'))
    if (english !== undefined) return [english, ...words.slice(count)].join('_')
  }
  return plain
}
